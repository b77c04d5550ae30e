import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { bodyTime } from './limits.ts';
import { log } from './log.ts';
import { readBody } from './requestBody.ts';

it('a body that does not arrive in time is refused', async () => {
  vi.useFakeTimers();
  vi.spyOn(log, 'bodyRefused').mockReturnValue();
  const request = Object.assign(new PassThrough(), { headers: {} });
  request.write('{"data":');
  const refused = expect(readBody(request as never)).rejects.toMatchObject({ httpStatus: 408 });
  vi.advanceTimersByTime(bodyTime);
  await refused;
  expect(log.bodyRefused).toHaveBeenCalledWith('incomplete');
});
