import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

type Returned = { id: string; supplier: string; number: string; reason: string }

export const ledgerMessages: { returned: MessageKind<Returned> } = {
  returned: {
    name: 'ledger.returned',
    type: 'DECLARATION',
    asksToAct: true,
    title: {
      en: 'Please correct document {{number}} of {{supplier}}',
      zh: '请更正{{supplier}}的单据{{number}}',
    },
    body: {
      en: 'We could not accept this document with input VAT: {{reason}}\nUntil it is corrected, its VAT is not deducted in any return.',
      zh: '该进项单据未能通过审核：{{reason}}\n更正前，其税额不会计入任何申报的抵扣。',
    },
    link: ({ id }) => paths.ledger({ id }),
  },
}
