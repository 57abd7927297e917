// The link codec by itself, so that it is loaded with the first edit or link and not before.
export { decodeLink, encodeLink } from '@oddsmith/analysis';
