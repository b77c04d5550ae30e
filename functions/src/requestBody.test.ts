import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { bodyLimit, bodyTime } from './limits.ts';
import { log } from './log.ts';
import { readBody } from './requestBody.ts';

it('a body that does not arrive in time is refused', async () => {
  vi.useFakeTimers();
  vi.spyOn(log, 'bodyRefused').mockReturnValue();
  const request = Object.assign(new PassThrough(), { headers: {} });
  request.write('{"data":');
  const body = readBody(request as never);
  vi.advanceTimersByTime(bodyTime);
  await expect(body).rejects.toMatchObject({ httpStatus: 408 });
  expect(log.bodyRefused).toHaveBeenCalledWith('incomplete');
});

it('chunks of a byte take no more memory than their bytes', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const request = Object.assign(new PassThrough(), { headers: {} });
  const body = readBody(request as never);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let bytes = 0; bytes < bodyLimit; bytes += 1) request.emit('data', Buffer.from('x'));
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10 * bodyLimit);
  request.emit('end');
  expect(String(await body)).toBe('x'.repeat(bodyLimit));
});
