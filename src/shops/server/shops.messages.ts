import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

type AboutShop = { shopId: string; name: string }

const link = () => paths.shopAuthorisation()

/** What becomes of a connection, as the members of the company are told. */
export const shopsMessages: {
  BROKEN: MessageKind<AboutShop>
  ENDING: MessageKind<AboutShop & { end: { day: string } }>
  RELEASED: MessageKind<{ sellerId: string; reason: string }>
} = {
  RELEASED: {
    name: 'shops.released',
    type: 'DECLARATION',
    asksToAct: true,
    title: {
      en: 'We ended the authorisation of the Amazon account {{sellerId}}',
      zh: '我们已解除Amazon账户{{sellerId}}的授权',
    },
    body: {
      en: 'Somebody else showed us that this account is theirs, so your company can no longer read it here. Our reason: {{reason}}\nIf that is a mistake, write to us at once; you can authorise the account again unless another company has.',
      zh: '他人已证明该账户归其所有，贵公司不再能在本站读取其数据。解除原因：{{reason}}\n如有误，请立即联系我们；若尚未由其他企业授权，您可重新授权。',
    },
    link,
  },
  BROKEN: {
    name: 'shops.broken',
    type: 'DECLARATION',
    asksToAct: true,
    title: { en: 'Amazon no longer lets us read {{name}}', zh: '{{name}}的Amazon授权已失效' },
    body: {
      en: 'The authorisation of {{name}} was withdrawn at Amazon. Without it we cannot check the account or read its sales. If that was not intended, connect the shop again.',
      zh: '{{name}}的授权已在Amazon停用，我们无法核对账户信息，也无法读取销售数据。如非有意停用，请重新授权。',
    },
    link,
  },
  ENDING: {
    name: 'shops.ending',
    type: 'DECLARATION',
    asksToAct: true,
    title: { en: 'The authorisation of {{name}} ends on {{end}}', zh: '{{name}}的授权将于{{end}}到期' },
    body: {
      en: 'Amazon asks every seller to consent again after 365 days. Renew the authorisation of {{name}} before {{end}}: it takes a minute.',
      zh: 'Amazon要求卖家每365天重新授权一次。请在{{end}}前续期{{name}}的授权，只需一分钟。',
    },
    link,
  },
}
