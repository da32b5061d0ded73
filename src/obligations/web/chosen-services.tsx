import { useNavigate } from 'react-router'
import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { useFillCart } from '#cart/web/public.tsx'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import { type Currency, sumMoney } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconPrinter, IconShoppingCart } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { ObligationView } from '../contract.ts'
import type { Choice } from './service-choice.ts'
import type { needsText } from './needs.text.ts'
import styles from './chosen-services.module.css'

type Props = { offered: readonly ObligationView[]; choice: Choice; currency: Currency }

/** The chosen services, their starting price, and the button that adds them to the cart. */
export function ChosenServices({ offered, choice, currency }: Props) {
  const t = useText<typeof needsText>('needs')
  const lang = useLang()
  const navigate = useNavigate()
  const isViewer = useIsViewer()
  const fill = useFillCart(() => void navigate(paths.shoppingCart()))
  const services = offered.flatMap((one) => one.services)
  const products = new Map(services.map((service) => [service.product.code, service]))
  const chosen = [...products.values()].filter(({ product }) => choice.chosen.has(product.code))
  const total = sumMoney(
    chosen.map(({ price }) => price),
    currency,
  )
  const count = chosen.length
  const take = () => fill.mutate({ productIds: chosen.map(({ product }) => product.id), currency })
  if (products.size === 0) return <PrintButton />
  return (
    <section className={styles.card} aria-live="polite">
      <p className={styles.count}>{t('chosen', { count })}</p>
      <p className={styles.total}>{t('together', { price: formatShortMoney(total, lang) })}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size={52}
          full
          icon={<IconShoppingCart size={18} />}
          loading={fill.isPending || fill.isSuccess}
          reason={isViewer ? t('viewersCannotBuy') : count === 0 ? t('intoCartNothing') : undefined}
          onClick={take}
        >
          {fill.isPending ? t('putting') : t('intoCart', { count })}
        </Button>
        <span className={styles.print}>
          <PrintButton />
        </span>
      </div>
    </section>
  )
}

function PrintButton() {
  const t = useText<typeof needsText>('needs')
  return (
    <Button className="no-print" icon={<IconPrinter size={18} />} full onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
