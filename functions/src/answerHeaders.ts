interface Response {
  setHeader: (name: string, value: string) => unknown;
}

const answerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Sets what every answer to the outside carries (docs/security.md). Hosting's own headers need not reach
 * what it passes on, and whoever calls a function at its own address does not come by Hosting at all.
 */
export function setAnswerHeaders(response: Response): void {
  for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
}
