import { useEffect } from 'react'
import type { RememberedBuyer } from '#accounts/web/public.tsx'
import { productPrice } from '#catalogue/contract.ts'
import { PriceTotals, type ProductVatProps } from '#catalogue/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import type { Money as Amount } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Money } from '#platform/ui/money.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { BuyerFields, focusBuyer } from './buyer-fields.tsx'
import type { cartText } from './cart.text.ts'
import { useBuyer } from './use-buyer.ts'
import { VatExplained, VatLabel } from './vat-explained.tsx'
import { VatSaving } from './vat-saving.tsx'
import styles from './product-vat.module.css'

/** The VAT of one service on its page, and the questions that it depends on: the same buyer as in the cart. */
export default function ProductVat({ product, chosen, net, asked, onAsk, onTotal }: ProductVatProps) {
  const signedIn = useSignedIn() === true
  const [buyer, chooseBuyer] = useBuyer()
  const said = signedIn ? undefined : buyer
  const { answer, failed, retry } = usePrice({ product, chosen, net }, said)
  const total = answer?.vat ? answer.total : undefined
  useEffect(() => onTotal(total), [onTotal, total])
  useEffect(() => {
    if (asked) focusBuyer()
  }, [asked])
  const isOpen = !signedIn && (asked || !buyer)
  return (
    <>
      <PriceTotals
        vatLabel={<VatLabel treatment={answer?.treatment ?? null} />}
        vat={
          <VatAmount
            vat={answer?.vat}
            waits={signedIn || said !== undefined}
            retry={failed ? retry : undefined}
          />
        }
        total={total ?? net}
        busy={!answer && !failed}
      />
      {isOpen ? (
        <div className={styles.fields}>
          <BuyerFields buyer={buyer} problem={answer?.numberProblem ?? null} onChange={chooseBuyer} />
          {answer?.treatment && !answer.saving && <VatExplained treatment={answer.treatment} />}
        </div>
      ) : (
        said && <BuyerLine buyer={said} onChange={onAsk} />
      )}
      <VatSaving
        saving={answer?.saving ?? null}
        signedIn={signedIn}
        companyHref={paths.account('company')}
        onFill={onAsk}
      />
    </>
  )
}

type AmountProps = { vat: Amount | null | undefined; waits: boolean; retry: (() => void) | undefined }

function VatAmount({ vat, waits, retry }: AmountProps) {
  const t = useText<typeof cartText>('cart')
  if (vat) return <Money value={vat} />
  if (retry)
    return (
      <Button variant="subtle" size={32} onClick={retry} className={styles.retry}>
        {t('vatRetry')}
      </Button>
    )
  return <span className={styles.open}>{waits ? '…' : t('vatOpen')}</span>
}

function BuyerLine({ buyer, onChange }: { buyer: RememberedBuyer; onChange: () => void }) {
  const t = useText<typeof cartText>('cart')
  return (
    <p className={styles.buyer}>
      {t('vatForCompany', { country: countryName(buyer.country, useLang()) })}
      <Button variant="subtle" size={32} onClick={onChange}>
        {t('buyerChange')}
      </Button>
    </p>
  )
}

/** The server's price with the VAT for this buyer; an answer for another choice or buyer counts no longer. */
function usePrice(
  { product, chosen, net }: Pick<ProductVatProps, 'product' | 'chosen' | 'net'>,
  buyer: RememberedBuyer | undefined,
) {
  const { code, currency } = product
  const said = buyer && { buyerCountry: buyer.country, buyerNumber: buyer.number }
  const price = useCallQuery(productPrice, { id: code, option: [...chosen], currency, ...said })
  const isOfChoice = price.data?.net.amount === net.amount && price.data.net.currency === net.currency
  const answer = isOfChoice && !price.isPlaceholderData ? price.data : undefined
  return { answer, failed: price.isError, retry: () => void price.refetch() }
}
