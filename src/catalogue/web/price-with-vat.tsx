import { createElement, Suspense, use, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import { PriceTotals } from './price-totals.tsx'
import { ProductVatContext, type ProductVatProps } from './product-vat.ts'
import styles from './price-card.module.css'

/** The total of the choice; with VAT once the buyer is known, for which the code of the fields is loaded. */
export function PriceWithVat(props: Pick<ProductVatProps, 'product' | 'chosen' | 'net' | 'onTotal'>) {
  const [asked, setAsked] = useState(false)
  const { Totals, isBuyerKnown } = use(ProductVatContext)
  const onAsk = () => setAsked(true)
  const plain = <WithoutVat net={props.net} busy={asked || isBuyerKnown} onAsk={onAsk} />
  if (!asked && !isBuyerKnown) return plain
  return <Suspense fallback={plain}>{createElement(Totals, { ...props, asked, onAsk })}</Suspense>
}

function WithoutVat({ net, busy, onAsk }: { net: ProductVatProps['net']; busy: boolean; onAsk: () => void }) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <>
      <PriceTotals
        vatLabel={t('vat')}
        vat={
          <Button variant="subtle" size={32} loading={busy} onClick={onAsk} className={styles.seeVat}>
            {t('seeVat')}
          </Button>
        }
        total={net}
      />
      <p className={styles.small}>{t('totalWithoutVat')}</p>
    </>
  )
}
