import { Disclosure } from '#platform/ui/disclosure.tsx'
import { DrawnLane } from '#platform/ui/lane/drawn-lane.tsx'
import { Band } from '#platform/ui/layout.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import { nodesOf } from '../nodes-of.ts'
import { daysRange, stepDays } from './days-text.ts'
import { plannedLane, type ProductDetails } from './product-lane.ts'
import styles from './product-process.module.css'

/** What happens after the purchase, as a planned lane, and each step in words. */
export function ProductProcess(props: {
  product: ProductDetails
  chosen: Readonly<Record<string, string>>
  agency: string
}) {
  const t = useText<typeof catalogueText>('catalogue')
  const { agency } = props
  // The same steps, and as many, as the work order will have.
  const product = { ...props.product, process: nodesOf(props.product.process, props.chosen) }
  const lane = plannedLane(product, t, agency)
  const trackName = new Map(lane.tracks.map((track) => [track.key, track.label]))
  const days = daysRange(product.expectedDays)
  return (
    <Band ground="bg" id="process">
      <SectionHeading
        title={t('whatHappens')}
        aside={t('effort', { minutes: product.effortMinutes, days })}
      />
      <DrawnLane model={lane} ground="bg" />
      <div className={styles.details}>
        <Disclosure summary={t('stepsInDetail')} aside={product.process.length}>
          <ol className={styles.steps}>
            {product.process.map((step, index) => (
              <li key={step.key}>
                <b>{step.name}</b>
                <span className={styles.who}>
                  {trackName.get(lane.stops[index]?.track ?? 'agency')} · {stepDays(t, step)}
                </span>
                {step.description && <p>{step.description}</p>}
                {step.mayBeSkipped && <p>{step.mayBeSkipped}</p>}
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </Band>
  )
}
