// What the worker takes from the analysis package, loaded when it is first asked for.
export { sensitivity } from '@oddsmith/analysis';
