import { isFailureReport } from '@elevate/enquiry';
import { CallableError } from './CallableError.ts';
import { onPublicRequest } from './callable.ts';
import { admit } from './limits.ts';
import { log } from './log.ts';

/**
 * `report-failure`: logs what failed in a browser. It answers every report with 204, also those over a limit or
 * of another shape, which it drops, because no browser reads the answer.
 */
export const reportFailure = onPublicRequest([], ['POST'], async (request, response) => {
  try {
    if (admit('report', request) !== 'flood') {
      // Parsed here, because the framework logs what it cannot parse as an error.
      const body: unknown = JSON.parse(String(request.rawBody));
      if (isFailureReport(body)) log.failureReported(body);
    }
  } catch (error) {
    if (!(error instanceof CallableError || error instanceof SyntaxError)) throw error;
  }
  response.status(204).send();
});
