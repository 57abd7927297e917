export { type DecodedLink, decodeLink, encodeLink, LINK_LIMIT_BYTES } from './share-link.ts';
