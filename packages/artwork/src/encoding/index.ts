export { type PublishedFile, publish } from './publish.ts';
export { isPhotographed, type Masters } from './views.ts';
