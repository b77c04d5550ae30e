import { locales } from '@elevate/languages';
import { array, type InferType, object, string } from 'yup';
import { failureCodes, mostFrames } from './failures.ts';

/** Strict, because anyone can send anything: no value has room for what a visitor typed. */
const failureReportSchema = object({
  code: string().oneOf(failureCodes).required(),
  /** Of the error. Its message is never sent: a parser's quotes its input. */
  name: string()
    .matches(/^[A-Z]\w{0,39}$/)
    .required(),
  /** File in /assets, line and column of each frame of our own, the innermost first. */
  frames: array(
    string()
      .matches(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/)
      .required(),
  )
    .max(mostFrames)
    .required(),
  /** Day of the build, and hash of the entry's file. */
  release: string()
    .matches(/^\d{4}-\d{2}-\d{2}\.[\w-]{8}$/)
    .required(),
  /** The route's name, not its address. */
  route: string()
    .matches(/^[a-z\d-]{1,40}$/)
    .required(),
  locale: string().oneOf(locales),
})
  .strict()
  .noUnknown();

export type FailureReport = InferType<typeof failureReportSchema>;

/** Whether data of any shape is a report. */
export const isFailureReport = (data: unknown): data is FailureReport =>
  failureReportSchema.required().isValidSync(data);
