// The version of the product with its build: printed, and carried by everything a worker must understand.
export { version } from '@oddsmith/compute/build';
