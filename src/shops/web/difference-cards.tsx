import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { Shop } from '../contract.ts'
import type { Difference } from './differences.ts'
import styles from './match.module.css'
import type { shopsText } from './shops.text.ts'

const SELLER_CENTRAL = 'https://sellercentral-europe.amazon.com/'

/** One card for each difference: who changes it, what to, and one act. */
export function DifferenceCards({ differences, shop }: { differences: readonly Difference[]; shop: Shop }) {
  if (differences.length === 0) return null
  return (
    <ul className={styles.cards}>
      {differences.map((difference) => (
        <li key={`${difference.row.fact} ${difference.row.country} ${difference.cell.source}`}>
          <DifferenceCard difference={difference} shop={shop} />
        </li>
      ))}
    </ul>
  )
}

function DifferenceCard({ difference, shop }: { difference: Difference; shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  const { row, cell, right } = difference
  const { source, text, verdict } = cell
  const isNumber = row.fact === 'VAT_NUMBER'
  const href = actOf(source, shop)
  return (
    <>
      <p className={styles.who}>{t(`who_${source}`)}</p>
      <h3>{t(verdict === 'LEGAL_FORM' ? 'diff_LEGAL_FORM' : `diff_${row.fact}`)}</h3>
      <p>{isNumber ? t('fixNumber', { number: right }) : t(`fix_${source}`, { right, text: text ?? '' })}</p>
      {href && (
        <ButtonLink
          href={href}
          {...(href === SELLER_CENTRAL && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t(`act_${source}`)}
        </ButtonLink>
      )}
    </>
  )
}

function actOf(source: Difference['cell']['source'], { marketplace }: Shop): string | undefined {
  if (source === 'PORTAL') return paths.account('company')
  if (source === 'SHOP') return marketplace === 'AMAZON' ? SELLER_CENTRAL : undefined
  return paths.contactUs()
}
