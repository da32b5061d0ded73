import { fromWire } from '#documents/wire-names.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { IconPencil } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { nodeData } from '../../contract.ts'
import type { NodeRecord } from '../../records.ts'
import { DueAside } from '../due-aside.tsx'
import { InvitePart } from '../invite-part.ts'
import { useReader } from '../use-reader.ts'
import { ReopenedNote } from './reopened-note.tsx'
import styles from './cards.module.css'

/** A form to be filled in. */
export function FormCard({ node, mayWrite }: { node: NodeRecord; mayWrite: boolean }) {
  const { t, lang, timeZone } = useReader()
  const form = useCallQuery(nodeData, { nodeId: node.id }, { select: fromWire })
  const savedAt = form.data?.savedAt
  const href = paths.dynamicForm(node.id)
  return (
    <>
      <Card title={node.name} icon={<IconPencil />} aside={<DueAside dueAt={node.dueAt} />} ruled>
        <div className={styles.stack}>
          <ReopenedNote node={node} />
          <p>{node.status === 'REOPENED' ? t('reopenedText') : (node.description ?? t('noDescription'))}</p>
          {node.status !== 'REOPENED' && <p className={styles.quiet}>{t('formCardText')}</p>}
          <div className={styles.actions}>
            {mayWrite ? (
              <ButtonLink variant="primary" size={52} href={href}>
                {t(savedAt ? 'goOnFilling' : 'fillIn')}
              </ButtonLink>
            ) : (
              <Button variant="primary" size={52} reason={t('viewerMay')}>
                {t('fillIn')}
              </Button>
            )}
            {savedAt && (
              <span className={styles.quiet}>
                {t('savedOn', { time: formatInstant(savedAt, lang, 'dayTime', timeZone) })}
              </span>
            )}
          </div>
        </div>
      </Card>
      <InvitePart nodeId={node.id} mayWrite={mayWrite} />
    </>
  )
}
