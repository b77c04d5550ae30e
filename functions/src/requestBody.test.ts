import { PassThrough } from 'node:stream';
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

it('a body may come in chunks of a byte, up to the limit', async () => {
  const request = Object.assign(new PassThrough(), { headers: {} });
  const body = readBody(request as never);
  for (let bytes = 0; bytes < bodyLimit; bytes += 1) request.emit('data', Buffer.from('x'));
  request.emit('end');
  expect(String(await body)).toBe('x'.repeat(bodyLimit));
});
