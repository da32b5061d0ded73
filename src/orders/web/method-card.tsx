import { LOCALES } from '#platform/shared/format-number.ts'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { checkoutText } from './checkout.text.ts'
import type { usePaymentMethod } from './use-payment-method.ts'
import styles from './confirm-order-page.module.css'

/** How to pay, and what could be used in another currency only. */
export function MethodCard({ payment }: { payment: ReturnType<typeof usePaymentMethod> }) {
  const t = useText<typeof checkoutText>('checkout')
  const { method, methods, choose, elsewhere } = payment
  const list = new Intl.ListFormat(LOCALES[useLang()], { type: 'conjunction' })
  return (
    <Card title={t('method')}>
      <Stack gap={12}>
        <ChoiceChips
          name="method"
          legend={t('methodLegend')}
          hideLegend
          look="cards"
          value={method}
          onChange={(value) => choose(methods.find((one) => one === value) ?? method)}
          options={methods.map((value) => ({
            value,
            label: t(`method_${value}`),
            detail: t(`methodDetail_${value}`),
          }))}
        />
        {elsewhere.length > 0 && (
          <div className={styles.elsewhere}>
            {elsewhere.map((other) => (
              <p key={other.method}>
                {t('methodElsewhere', {
                  method: t(`method_${other.method}`),
                  currencies: list.format(other.currencies),
                })}
              </p>
            ))}
            <Link href={paths.shoppingCart()}>{t('changeCurrency')}</Link>
          </div>
        )}
      </Stack>
    </Card>
  )
}
