import { type ReactNode, useState } from 'react'
import { textOf } from '#accounts/web/public.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { DistanceFactsView, DistanceYearView, EstablishmentView } from '#reports/distance-contract.ts'
import type { distanceSalesText } from '#reports/web/distance-sales.text.ts'
import {
  DistanceFacts,
  DistanceYearDialog,
  EstablishmentDialog,
  EstablishmentGoneDialog,
  saidOfPlace,
  saidOfYear,
  type Saying,
} from '#reports/web/public.tsx'
import { staffDistanceFacts, staffSaveDistanceFacts, staffSaveEstablishment } from '../distance-contract.ts'

type At = { companyId: string; id: string }

/** What a seller can say of its distance sales, and of where it is established: said by staff, with the source. */
export function StaffDistanceCard({ at }: { at: At }) {
  const read = useCallQuery(staffDistanceFacts, at, { staff: true })
  const [saying, setSaying] = useState<Saying | null>(null)
  if (!read.data) return null
  const close = () => setSaying(null)
  return (
    <>
      <DistanceFacts facts={read.data} reader="staff" onSay={setSaying} />
      {saying?.what === 'year' && <YearDialog at={at} one={saying.year} onClose={close} />}
      {saying?.what === 'place' && (
        <PlaceDialog at={at} place={saying.place} facts={read.data} onClose={close} />
      )}
      {saying?.what === 'gone' && <GoneDialog at={at} place={saying.place} onClose={close} />}
    </>
  )
}

type Save = { pending: boolean; errors: Record<string, string> }

const fieldsOf =
  ({ errors }: Save) =>
  (name: string) => ({ id: `distance-${name}`, name, error: errors[name] })

function Source({ save }: { save: Save }): ReactNode {
  const t = useText<typeof distanceSalesText>('distance-sales')
  return (
    <TextField
      {...fieldsOf(save)('source')}
      label={t('source')}
      help={t('sourceHelp')}
      maxLength={200}
      autoComplete="off"
    />
  )
}

function YearDialog({ at, one, onClose }: { at: At; one: DistanceYearView; onClose: () => void }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const save = useStaffAction(staffSaveDistanceFacts, { done: t('saved'), onDone: onClose })
  return (
    <DistanceYearDialog
      one={one}
      reader="staff"
      form={{
        busy: save.pending,
        onSubmit: (event) => {
          const data = new FormData(event.currentTarget)
          save.run({ ...at, ...saidOfYear(one, data), source: textOf(data, 'source') })
        },
      }}
      fieldOf={fieldsOf(save)}
      onClose={onClose}
    >
      <Source save={save} />
    </DistanceYearDialog>
  )
}

type PlaceProps = {
  at: At
  place: EstablishmentView | undefined
  facts: Pick<DistanceFactsView, 'seat' | 'establishments'>
  onClose: () => void
}

function PlaceDialog({ at, place, facts: { seat, establishments }, onClose }: PlaceProps) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const save = useStaffAction(staffSaveEstablishment, { done: t('saved'), onDone: onClose })
  return (
    <EstablishmentDialog
      place={place}
      seat={seat}
      known={establishments.map(({ country }) => country)}
      reader="staff"
      form={{
        busy: save.pending,
        onSubmit: (event) => {
          const data = new FormData(event.currentTarget)
          save.run({ ...at, ...saidOfPlace(place, data), source: textOf(data, 'source') })
        },
      }}
      fieldOf={fieldsOf(save)}
      onClose={onClose}
    >
      <Source save={save} />
    </EstablishmentDialog>
  )
}

function GoneDialog({ at, place, onClose }: { at: At; place: EstablishmentView; onClose: () => void }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const save = useStaffAction(staffSaveEstablishment, { done: t('saved'), onDone: onClose })
  return (
    <EstablishmentGoneDialog
      place={place}
      reader="staff"
      form={{
        busy: save.pending,
        onSubmit: (event) => {
          const source = textOf(new FormData(event.currentTarget), 'source')
          save.run({ ...at, country: place.country, isGone: true, source })
        },
      }}
      fieldOf={fieldsOf(save)}
      onClose={onClose}
    >
      <Source save={save} />
    </EstablishmentGoneDialog>
  )
}
