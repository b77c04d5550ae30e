/** What the server sent. */
export interface Answer {
  path: string;
  status: number;
  /** The media type. */
  type: string;
  /** Of the body as it was sent: compressed, without headers. */
  bytes: number;
}

export interface BenchServer {
  port: number;
  /** Of the certificate's key, in base64: what Chromium trusts this server by. */
  fingerprint: string;
  /** What was sent since the last time this was asked. */
  takeAnswers(): Answer[];
  stop(): Promise<void>;
}

export interface BenchServerOptions {
  /** Whether pages keep their scripts. @default true */
  hasScripts?: boolean;
}

/** Serves site/dist as production does, on a port of its own. */
export function startServer(options?: BenchServerOptions): Promise<BenchServer>;
