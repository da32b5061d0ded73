import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { listLicences } from '../licences-contract.ts'
import { EndLicenceDialog } from './licences/end-licence-dialog.tsx'
import { type Licence, licenceColumns } from './licences/licence-columns.tsx'
import { LicenceDialog } from './licences/licence-dialog.tsx'
import type { licencesStaffText } from './licences-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['licences-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** Country × act: who holds the licence, under what number, until when. */
export default function LicencesPage() {
  const t = useText<typeof licencesStaffText>('licences-staff')
  const lang = useLang()
  const { page } = useListPlace([])
  const list = useStaffList(listLicences, { page, pageSize: PAGE_SIZE })
  const me = useCallQuery(staffMe, {}, { staff: true }).data
  const [open, setOpen] = useState<{ licence?: Licence }>()
  const [ending, setEnding] = useState<Licence>()
  const isAdmin = me?.role === 'admin'
  const acts = { onChange: (licence: Licence) => setOpen({ licence }), onEnd: setEnding }
  const known = (list.data?.records ?? []).flatMap(({ signers }) => signers)
  return (
    <ListFrame
      id="licences"
      title={t('title')}
      sub={t('sub')}
      tools={
        isAdmin && (
          <Button variant="primary" onClick={() => setOpen({})}>
            {t('add')}
          </Button>
        )
      }
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminLicences({ page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={licenceColumns(t, lang, isAdmin ? acts : undefined)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </ListRows>
      {open && me && (
        <LicenceDialog
          licence={open.licence}
          people={[{ id: me.id, name: me.name }, ...known]}
          onClose={() => setOpen(undefined)}
        />
      )}
      {ending && <EndLicenceDialog licence={ending} onClose={() => setEnding(undefined)} />}
    </ListFrame>
  )
}
