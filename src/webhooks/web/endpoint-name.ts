import type { Endpoint } from '../contract.ts'

/** What its owner calls it, or the server behind it. */
export const nameOf = ({ description, url }: Pick<Endpoint, 'description' | 'url'>): string =>
  description === '' ? new URL(url).host : description
