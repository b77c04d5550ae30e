export interface StackOptions {
  /** Whether to run a mailbox on SMTP port 1025, its page on 1080. @default true */
  mailbox?: boolean;
  /** The mail server the functions send by. @default the mailbox */
  smtpUrl?: string | undefined;
  /** The mailbox that enquiries arrive in. @default what functions/.env.demo-elevate says */
  teamEmail?: string;
  /** The sender of every mail. @default what functions/.env.demo-elevate says */
  fromEmail?: string;
  /** Where the links in mails lead. @default what functions/.env.demo-elevate says: Hosting's emulator */
  siteOrigin?: string;
  /** Key of the task ids. @default a new one each time */
  submissionKey?: string;
  /** Key of the links in mails, 32 characters or more. @default a new one each time */
  tokenKey?: string;
  /** Where everything the programs print goes; emptied first. @default '.cache/stack.log' */
  logFile?: string;
  /** The emulators to run. @default those the site needs: it signs nobody in, so not `auth` */
  only?: string[];
  onProgress?: (line: string) => void;
}

export interface Stack {
  urls: { site?: string; functions: string; mailbox?: string; smtp: string };
  logFile: string;
  /** Settles when a part has ended, and the others with it: true where nobody asked for it. */
  ended: Promise<boolean>;
  /** Ends everything; may be called more than once. */
  stop: () => Promise<void>;
}

/**
 * @param ports each with its use. Both addresses of localhost must be free: a browser takes either.
 * @throws when one is taken, with its use and who has it
 */
export function checkPorts(ports: [port: number, use: string][]): Promise<void>;

/**
 * Starts the emulators (and the mailbox) and waits until they are ready to be used.
 * @throws when a port is taken (named, with its use), or when a part does not come up.
 */
export function startStack(options?: StackOptions): Promise<Stack>;
