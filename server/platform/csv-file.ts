import { pipeline, Readable } from 'node:stream'
import { type ColumnOption, type Options, stringify } from 'csv-stringify'
import type { Locale } from '../../messages/languages.ts'
import { csvOptions } from './csv.ts'

/** For whom a file is written: the language of its headings, the zone of its times and the time of the download. */
export type Reader = { now: number; timezone: string; locale: Locale }

/** A CSV file (decision 0370), whose records are read as they are sent. Numbers are naira unless `cast` says otherwise. */
export function toCsvFile(
  columns: readonly (string | ColumnOption)[],
  records: Iterable<unknown[]> | AsyncIterable<unknown[]>,
  cast: Options['cast'] = { number: (naira) => naira.toFixed(2) },
): Readable {
  // destroys both at an error, which the reader of the file gets, and when the client disconnects
  return pipeline(Readable.from(records), stringify(csvOptions(columns, cast)), () => {})
}
