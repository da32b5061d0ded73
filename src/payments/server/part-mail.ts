import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'

const SUBJECT: LocalText = {
  en: 'Order {{number}}: {{received}} has arrived, {{due}} is missing',
  zh: '订单{{number}}已到账{{received}}，还差{{due}}',
}

const TEXT: LocalText = {
  en: 'Hello {{name}},\n\n{{part}} has arrived for order {{number}}. Of {{total}} we now have {{received}}; {{due}} is still missing. {{until}}\n\n{{how}}\n{{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n订单{{number}}已收到{{part}}。总额{{total}}，累计到账{{received}}，还差{{due}}。{{until}}\n\n{{how}}\n{{link}}\n\n{{brand}}',
}

const UNTIL: LocalText = {
  en: 'Please pay the rest by {{day}}: we start as soon as it is here.',
  zh: '请在{{day}}前补足，款项到齐后我们立即开始办理。',
}

const EXPIRED: LocalText = {
  en: 'The time to pay has run out, but the order is still accepted at the agreed price as soon as the rest arrives by bank transfer.',
  zh: '付款期限已过，但余款通过银行转账到账后，我们仍按原价办理该订单。',
}

const HOW: LocalText = {
  en: 'By bank transfer to {{payee}}, IBAN {{iban}}, with the reference {{reference}}. {{other}}',
  zh: '银行转账：收款人{{payee}}，IBAN账号{{iban}}，付款备注号{{reference}}。{{other}}',
}

const ONLINE: LocalText = {
  en: 'Or pay the rest another way, for example by card:',
  zh: '您也可以用其他方式支付余款，例如银行卡：',
}

const SEE: LocalText = { en: 'Your order:', zh: '查看订单：' }

export type PartMail = Record<
  | 'name'
  | 'number'
  | 'part'
  | 'received'
  | 'due'
  | 'total'
  | 'day'
  | 'payee'
  | 'iban'
  | 'reference'
  | 'link'
  | 'brand',
  string
>

/** A part of an order's price has arrived by bank. After its expiry, only a transfer can bring the rest. */
export function partMail(
  lang: Lang,
  params: PartMail,
  { expired }: { expired: boolean },
): { subject: string; text: string } {
  const until = fillText((expired ? EXPIRED : UNTIL)[lang], params)
  const other = (expired ? SEE : ONLINE)[lang]
  const how = fillText(HOW[lang], { ...params, other })
  return {
    subject: fillText(SUBJECT[lang], params),
    text: fillText(TEXT[lang], { ...params, until, how }),
  }
}
