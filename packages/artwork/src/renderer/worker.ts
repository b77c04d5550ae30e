import { parentPort, workerData } from 'node:worker_threads';
import { type FrameMemory, openFrame } from './frame.ts';
import type { CameraName, Picture } from './scene.ts';
import { draw, focus, gather, refine } from './steps.ts';

export interface Work {
  /** Address of the scene's module. */
  scene: string;
  camera: CameraName;
  memory: FrameMemory;
}

export const steps = { gather, draw, refine, focus };
export type StepName = keyof typeof steps;

if (parentPort) {
  const port = parentPort;
  const { scene: address, camera, memory } = workerData as Work;
  const { default: picture } = (await import(address)) as { default: Picture };
  const scene = await picture.build(camera);
  const frame = openFrame(memory);
  port.on('message', (step: StepName) => {
    steps[step](scene, frame);
    port.postMessage(step);
  });
  port.postMessage('ready');
}
