export { pictureNamed as art } from '../packages/artwork/src/index.ts';
