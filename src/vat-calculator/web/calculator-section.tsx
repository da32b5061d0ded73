import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Band } from '#platform/ui/layout.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import type { calculatorText } from './calculator.text.ts'
import styles from './calculator-section.module.css'

const Calculator = lazy(async () => ({ default: (await import('./calculator.tsx')).Calculator }))

/** The calculator on a public page: its code is loaded when it comes into view. */
export function CalculatorSection() {
  const t = useText<typeof calculatorText>('calculator')
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || near) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near])
  return (
    <Band ground="bg" id="calculator">
      <SectionHeading title={t('title')} />
      <p className="text-lead">{t('lead')}</p>
      <div ref={place} className={styles.place}>
        {near ? (
          <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
            <Calculator />
          </Suspense>
        ) : (
          <SkeletonRows rows={6} label={t('loading')} />
        )}
      </div>
    </Band>
  )
}
