import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { compareText } from './compare.text.ts'
import { daysRange } from './days-text.ts'
import { PriceParts } from './price-parts.tsx'
import { nodesOf } from '../nodes-of.ts'
import type { ProductDetails } from './product-lane.ts'
import styles from './compare-page.module.css'

type T = Translate<typeof compareText>
type Fact = { key: string; name: string; of: (product: ProductDetails) => ReactNode }

/** The same facts of two or three services side by side; on a phone each fact is a block with its values below. */
export function CompareTable({ products }: { products: readonly ProductDetails[] }) {
  const t = useText<typeof compareText>('compare')
  const codes = products.map(({ code }) => code)
  return (
    <table className={styles.table} style={{ '--compared': products.length } as CSSProperties}>
      <caption className="visually-hidden">{t('compareTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('compareFact')}</span>
          </th>
          {products.map((product) => (
            <th key={product.code} scope="col">
              <Flag code={product.country} size={24} />
              <Anchor href={paths.product(product.code)} className={styles.name}>
                {product.name}
              </Anchor>
              <Anchor
                href={paths.compareServices(codes.filter((code) => code !== product.code))}
                className={styles.remove}
                aria-label={t('compareRemoveNamed', { name: product.name })}
              >
                {t('compareTakeOut')}
              </Anchor>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {factsOf(t).map((fact) => (
          <tr key={fact.key}>
            <th scope="row">{fact.name}</th>
            {products.map((product) => (
              <td key={product.code}>{fact.of(product)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="visually-hidden">{t('seeAndBuy')}</span>
          </th>
          {products.map((product) => (
            <td key={product.code}>
              <ButtonLink
                href={paths.product(product.code)}
                className={styles.buy}
                aria-label={`${t('seeAndBuy')}: ${product.name}`}
              >
                {t('seeAndBuy')}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function factsOf(t: T): Fact[] {
  return [
    {
      key: 'price',
      name: t('factPrice'),
      of: (product) => (
        <>
          <Money value={product.price.total} className={styles.price} />
          <PriceParts product={product} className={styles.from} />
          <span className={styles.small}>{t('factUsual')}</span>
        </>
      ),
    },
    { key: 'days', name: t('factDays'), of: (product) => daysRange(product.expectedDays) },
    { key: 'effort', name: t('factEffort'), of: (p) => t('factEffortMinutes', { minutes: p.effortMinutes }) },
    { key: 'get', name: t('factGet'), of: (product) => <Points items={product.deliverables} t={t} /> },
    {
      key: 'materials',
      name: t('factMaterials'),
      of: (product) => <Points items={product.materials.map(({ name }) => name)} t={t} />,
    },
    {
      key: 'options',
      name: t('factOptions'),
      of: (product) => <Points items={product.options.map(optionText)} t={t} />,
    },
    { key: 'owner', name: t('factOwner'), of: (product) => <Points items={ownersOf(product, t)} t={t} /> },
    {
      key: 'also',
      name: t('factAlso'),
      of: (product) => <Points items={product.requires.map((need) => need.product.name)} t={t} />,
    },
    { key: 'fees', name: t('factFees'), of: (product) => product.officialFees },
  ]
}

/** `Term: 12 months, 24 months`; long lists are cut after a few. */
function optionText({ name, values }: ProductDetails['options'][number]): string {
  const labels = values.slice(0, 4).map(({ label }) => label)
  return `${name}: ${labels.join(' / ')}${values.length > 4 ? ' …' : ''}`
}

function ownersOf(product: ProductDetails, t: T): string[] {
  const count = (owners: readonly string[]) =>
    nodesOf(product.process, product.price.options).filter((step) => owners.includes(step.owner)).length
  return [
    t('factOwnerYou', { count: count(['seller', 'invited']) }),
    t('factOwnerAgency', { count: count(['agency', 'partner', 'translator']) }),
    t('factOwnerAuthority', { count: count(['authority']) }),
  ]
}

function Points({ items, t }: { items: readonly string[]; t: T }) {
  if (items.length === 0) return <span className={styles.small}>{t('factNone')}</span>
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
