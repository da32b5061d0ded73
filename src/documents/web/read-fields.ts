import { textOf } from '#accounts/web/public.tsx'
import { DOCUMENT_KINDS } from '../document-kinds.ts'

/** What `DocumentFields` hold; what was emptied is taken away. */
export function readFields(data: FormData) {
  return {
    kind: DOCUMENT_KINDS.find((one) => one === data.get('kind')) ?? 'OTHER',
    person: textOf(data, 'person') || null,
    expiresOn: textOf(data, 'expiresOn') || null,
  }
}
