import { formatMoney } from '#platform/shared/format-money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconAlertTriangle, IconTrash } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CartLineView } from '../contract.ts'
import { BeforeSignInMark } from './before-sign-in.tsx'
import { CartNeeds } from './cart-needs.tsx'
import type { cartText } from './cart.text.ts'
import type { CartActions } from './use-cart.ts'
import styles from './cart-line.module.css'

type Props = { line: CartLineView; actions: CartActions; mayChange: boolean }

/** One service in the cart: its options, its price, and its problems. */
export function CartLine({ line, actions, mayChange }: Props) {
  const t = useText<typeof cartText>('cart')
  const name = line.name || t('gone')
  const pairs = line.options.map((option) => `${option.key}:${option.value}`)
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {line.country && <Flag code={line.country} size={24} />}
        <h3 className={styles.name}>
          {line.code ? <Link href={paths.product(line.code, pairs)}>{name}</Link> : name}
        </h3>
        {line.quote && <Money value={line.quote.net} strong className={styles.sum} />}
      </div>
      <ul className={styles.options}>
        {line.options.map((option) => (
          <li key={option.key}>
            <span>{option.label}</span> {option.valueLabel}
          </li>
        ))}
      </ul>
      {line.quote && line.quote.lines.length > 1 && (
        <dl className={styles.quote} aria-label={t('priceBreakdown')}>
          {line.quote.lines.map((piece) => (
            <div key={piece.label} className={piece.amount.amount < 0 ? styles.discount : undefined}>
              <dt>{piece.label}</dt>
              <dd>
                <Money value={piece.amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <BeforeSignInMark line={line} />
      <Problems line={line} actions={actions} mayChange={mayChange} />
      <CartNeeds line={line} actions={actions} mayChange={mayChange} />
      {mayChange && (
        <div className={styles.tools}>
          {line.maxQuantity > 1 && line.quote && <Quantity line={line} actions={actions} />}
          <Button
            size={32}
            variant="subtle"
            icon={<IconTrash size={16} />}
            aria-label={t('removeNamed', { name })}
            loading={actions.busyWith === line.id}
            onClick={() => actions.remove(line)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Quantity({ line, actions }: Omit<Props, 'mayChange'>) {
  const t = useText<typeof cartText>('cart')
  return (
    <SelectField
      className={styles.quantity}
      label={t('quantity')}
      value={String(line.quantity)}
      options={Array.from({ length: line.maxQuantity }, (_, i) => ({
        value: String(i + 1),
        label: String(i + 1),
      }))}
      onChange={(event) => actions.change({ lineId: line.id, quantity: Number(event.target.value) })}
    />
  )
}

function Problems({ line, actions, mayChange }: Props) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  return line.problems.map((problem) => {
    const { kind, seen, now, message } = problem
    const accept = kind === 'PRICE_CHANGED' && now && mayChange && (
      <Button
        size={32}
        loading={actions.busyWith === line.id}
        onClick={() => actions.change({ lineId: line.id, acceptPrice: now })}
      >
        {t('acceptPrice', { price: formatMoney(now, lang) })}
      </Button>
    )
    const choose = kind === 'OPTIONS_CHANGED' && (
      <ButtonLink size={32} href={paths.product(line.code)}>
        {t('chooseAgain')}
      </ButtonLink>
    )
    return (
      <Notice
        key={kind}
        tone="warn"
        icon={<IconAlertTriangle size={20} />}
        title={message}
        action={accept || choose || undefined}
      >
        {seen && now && (
          <dl className={styles.prices}>
            <div>
              <dt>{t('priceThen')}</dt>
              <dd>
                <Money value={seen} />
              </dd>
            </div>
            <div>
              <dt>{t('priceNow')}</dt>
              <dd>
                <Money value={now} strong />
              </dd>
            </div>
          </dl>
        )}
      </Notice>
    )
  })
}
