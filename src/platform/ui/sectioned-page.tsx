import type { ReactNode } from 'react'
import { SelectField } from './field.tsx'
import styles from './sectioned-page.module.css'
import { useSectionInView } from './use-section-in-view.ts'

export type PageSection = { key: string; label: string; icon: ReactNode; count?: number; body: ReactNode }

/** A long page with the list of its sections beside it, which follows the scroll; on a phone a select. */
export function SectionedPage({ label, sections }: { label: string; sections: readonly PageSection[] }) {
  const { current, go } = useSectionInView(sections.map(({ key }) => key))
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label={label}>
        <ul className={styles.list}>
          {sections.map((section) => (
            <li key={section.key}>
              <a
                className={styles.link}
                href={`#${section.key}`}
                aria-current={section.key === current ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  go(section.key)
                }}
              >
                {section.icon}
                <span>{section.label}</span>
                {section.count !== undefined && <span className={styles.count}>{section.count}</span>}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.select}>
          <SelectField
            id="page-section"
            label={label}
            hideLabel
            value={current}
            options={sections.map(({ key, label: name }) => ({ value: key, label: name }))}
            onChange={(event) => go(event.target.value)}
          />
        </div>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <div key={section.key} id={section.key} className={styles.section} tabIndex={-1}>
            {section.body}
          </div>
        ))}
      </div>
    </div>
  )
}
