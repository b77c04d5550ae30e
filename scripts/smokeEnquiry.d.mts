/** A line of the functions' log (functions/src/log.ts), as far as it matters here. */
export interface LogLine {
  message: string;
  call?: string;
  recipient?: string;
  mail?: string;
  task?: string;
  code?: string;
}

export interface SmokeEnquiryOptions {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The mailbox that enquiries arrive in. */
  team: string;
  /** Whether App Check is on: only a browser may send then, so a person has to. @default false */
  hasAppCheck?: boolean;
  /** The latest lines of the log, in any order. */
  readLog: () => Promise<LogLine[]>;
  /** Asks the person at the keyboard; left out where nobody is there. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Milliseconds that each step may take. @default 240,000 */
  patience?: number;
  /** Milliseconds between two looks. @default 5,000 */
  pause?: number;
}

/** Sends an enquiry to the deployed site. @throws where it does not arrive, saying how far it came. */
export function sendSmokeEnquiry(options: SmokeEnquiryOptions): Promise<void>;
