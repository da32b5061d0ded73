import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import { CURRENCIES, type Money as MoneyAmount } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { IconCalendar } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { PhoneBar } from '#platform/ui/phone-bar.tsx'
import { cx } from '#platform/ui/cx.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { BuyButton } from './buy-button.ts'
import type { catalogueText } from './catalogue.text.ts'
import { daysRange } from './days-text.ts'
import { PriceWithVat } from './price-with-vat.tsx'
import type { ProductDetails } from './product-lane.ts'
import styles from './price-card.module.css'

type Props = {
  product: ProductDetails
  price: ProductDetails['price']
  /** `key:value` pairs of the priced choice. */
  chosen: readonly string[]
  expectedFinish: string
}

/** The price of the choice, from the server, and the button that adds it to the cart. */
export function PriceCard({ product, price, chosen, expectedFinish }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  const [withVat, setWithVat] = useState<MoneyAmount>()
  const busy = useNavigation().state === 'loading'
  const address = paths.product(product.code, chosen)
  return (
    <section className={styles.card} aria-labelledby="your-price">
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="your-price">{t('yourPrice')}</h2>
          <CurrencyChoice code={product.code} currency={product.currency} chosen={chosen} />
        </div>
        <dl className={styles.lines} aria-busy={busy}>
          {price.lines.map((line) => (
            <div key={line.key} className={cx(line.amount.amount < 0 && styles.discount)}>
              <dt>{line.label}</dt>
              <dd>
                <Money value={line.amount} />
              </dd>
            </div>
          ))}
        </dl>
        <PriceWithVat product={product} chosen={chosen} net={price.net} onTotal={setWithVat} />
        <Required product={product} />
        <p className={styles.small}>{product.officialFees}</p>
        <PhoneBar total={withVat ?? price.net}>
          <BuyButton productId={product.id} currency={product.currency} options={price.options} />
        </PhoneBar>
        <p className={styles.share}>
          <Link href={address} look="alone" onClick={() => void copyAddress(address, t('linkCopied'))}>
            {t('share')}
          </Link>
        </p>
      </div>
      <div className={styles.foot}>
        <IconCalendar size={18} />
        <p>
          <b>{t('expectedFinish', { range: expectedFinish })}</b>
          {t(product.daysAreMeasured ? 'expectedFinishMeasured' : 'expectedFinishText', {
            days: daysRange(product.expectedDays),
          })}
        </p>
      </div>
    </section>
  )
}

/** What else has to be bought, and by whom: part of what the service really costs. */
function Required({ product }: Pick<Props, 'product'>) {
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  if (product.requires.length === 0) return null
  return (
    <ul className={styles.required} aria-label={t('requiresTitle')}>
      {product.requires.map(({ product: needed, condition }) => (
        <li key={needed.code}>
          <span>
            {t('plusRequired')} <Link href={paths.product(needed.code)}>{needed.name}</Link>
            <small>{condition}</small>
          </span>
          <span className={styles.requiredPrice}>
            {t('fromPrice', { price: formatShortMoney(needed.fromPrice, lang) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

async function copyAddress(address: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(new URL(address, window.location.origin).href)
  showMessage(done, 'good')
}

function CurrencyChoice({
  code,
  currency,
  chosen,
}: {
  code: string
  currency: string
  chosen: readonly string[]
}) {
  const t = useText<typeof catalogueText>('catalogue')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => submit(form.current, { replace: true, preventScrollReset: true })
  // the choice may have been made before the page's scripts were loaded
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const shown = form.current?.querySelector('select')?.value
    if (shown !== undefined && shown !== currency)
      void submit(form.current, { replace: true, preventScrollReset: true })
  }, [currency, submit])
  return (
    <Form ref={form} action={paths.product('')} className={styles.currency} key={currency}>
      <input type="hidden" name="code" value={code} />
      {chosen.map((pair) => (
        <input key={pair} type="hidden" name="option" value={pair} />
      ))}
      <SelectField
        name="currency"
        label={t('currency')}
        hideLabel
        defaultValue={currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={() => void send()}
      />
      <noscript>
        <Button type="submit" size={32}>
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  )
}
