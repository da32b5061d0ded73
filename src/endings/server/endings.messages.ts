import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

type Begun = { registrationId: string; product: LocalText; number: string | null; open: number }

const begun: MessageKind<Begun> = {
  name: 'endings.begun',
  type: 'WORK_ORDER',
  asksToAct: true,
  title: { en: '{{what}} has ended: some things are left to do', zh: '{{what}}已注销，仍有事项待处理' },
  body: {
    en: 'Some things do not end with a number; left to do: {{open}}. A number that lives on in a shop, or goods that stay in the country, can make you liable again. The page names each of them.',
    zh: '部分事项不会随税号注销而结束，尚有{{open}}项待您处理。店铺仍填该税号，或货物仍留在当地，都可能再次产生纳税义务。请在页面逐项查看。',
  },
  words: ({ number, product }, { lang }) => ({ what: number ?? product[lang] }),
  link: ({ registrationId }) => paths.ending(registrationId),
}

export const endingsMessages = { begun }
