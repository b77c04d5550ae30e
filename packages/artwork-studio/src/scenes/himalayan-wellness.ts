/** The hill of `hero-himalaya`, nearer: its temple above the valley of the Ganges at Rishikesh. */
import { type Picture, pageSizes } from '../renderer/scene.ts';
import hill from './hero-himalaya.ts';

export default {
  title: 'A temple on a hill above Rishikesh',
  sizes: pageSizes,
  build: (camera) => {
    const scene = hill.build(camera);
    const { position } = scene.camera;
    return {
      ...scene,
      camera:
        camera === 'landscape'
          ? { position, target: [18, position[1], 100], fieldOfView: 22, shift: [0, 0.1] }
          : { position, target: [22, position[1], 100], fieldOfView: 26, shift: [0, -0.05] },
    };
  },
} satisfies Picture;
