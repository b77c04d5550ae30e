import type { TokenFailure } from '@elevate/enquiry';

/** The callable protocol's name for each HTTP status we answer with. */
const statusNames = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  405: 'INVALID_ARGUMENT',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  415: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const;

interface Details {
  issues?: readonly object[];
  reason?: TokenFailure;
  retryAfterSeconds?: number;
}

/** An error for the caller. Its message and details leave the server. */
export class CallableError extends Error {
  override name = 'CallableError';
  readonly httpStatus: keyof typeof statusNames;
  readonly details: Details | undefined;

  constructor(httpStatus: keyof typeof statusNames, message: string, details?: Details) {
    super(message);
    this.httpStatus = httpStatus;
    this.details = details;
  }

  /** The body that the protocol asks for. */
  toJSON(): object {
    const { message, details } = this;
    return {
      error: { status: statusNames[this.httpStatus], message, ...(details && { details }) },
    };
  }
}

/** The error for a mail that cannot be queued. */
export const unavailableError = (): CallableError =>
  new CallableError(503, "We couldn't accept this just now. Please try again in a minute.");
