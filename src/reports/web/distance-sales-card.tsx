import { useState } from 'react'
import { fieldOf, useCallForm, useSession } from '#accounts/web/public.tsx'
import { useScrollToHash } from '#platform/web/use-scroll-to-hash.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { importDetail, listImports } from '../contract.ts'
import {
  type DistanceFactsView,
  type DistanceYearView,
  type EstablishmentView,
  readDistanceFacts,
  saveDistanceFacts,
  saveEstablishment,
} from '../distance-contract.ts'
import {
  DistanceYearDialog,
  EstablishmentDialog,
  EstablishmentGoneDialog,
  saidOfPlace,
  saidOfYear,
} from './distance-dialogs.tsx'
import { DistanceFacts, type Saying } from './distance-facts.tsx'
import type { distanceSalesText } from './distance-sales.text.ts'

/** What sales within the EU wait for, and what was said; nothing for a company that has no such limit. */
export function DistanceSalesCard() {
  const { mayWrite } = useSession()
  const read = useCallQuery(readDistanceFacts, {})
  const [saying, setSaying] = useState<Saying | null>(null)
  const isShown = read.data && (read.data.applies || read.data.establishments.length > 0)
  useScrollToHash('distance-sales', isShown === true)
  if (!read.data || !isShown) return null
  const close = () => setSaying(null)
  return (
    <>
      <DistanceFacts facts={read.data} reader="seller" onSay={mayWrite ? setSaying : undefined} />
      {saying?.what === 'year' && <YearDialog one={saying.year} onClose={close} />}
      {saying?.what === 'place' && <PlaceDialog place={saying.place} facts={read.data} onClose={close} />}
      {saying?.what === 'gone' && <GoneDialog place={saying.place} onClose={close} />}
    </>
  )
}

/** Rows follow in the background. */
function useSaid(onClose: () => void) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  return () => {
    showMessage(t('saved'), 'good')
    const reads = [readDistanceFacts, importDetail, listImports]
    void invalidateReads(reads).catch(() => undefined)
    onClose()
  }
}

function YearDialog({ one, onClose }: { one: DistanceYearView; onClose: () => void }) {
  const form = useCallForm(saveDistanceFacts, {
    idPrefix: 'distance-',
    read: (data) => saidOfYear(one, data),
    onDone: useSaid(onClose),
  })
  const bound = (name: string) => fieldOf(form, name)
  return <DistanceYearDialog one={one} reader="seller" form={form} fieldOf={bound} onClose={onClose} />
}

type PlaceProps = {
  place: EstablishmentView | undefined
  facts: Pick<DistanceFactsView, 'seat' | 'establishments'>
  onClose: () => void
}

function PlaceDialog({ place, facts: { seat, establishments }, onClose }: PlaceProps) {
  const form = useCallForm(saveEstablishment, {
    idPrefix: 'place-',
    read: (data) => saidOfPlace(place, data),
    onDone: useSaid(onClose),
  })
  return (
    <EstablishmentDialog
      place={place}
      seat={seat}
      known={establishments.map(({ country }) => country)}
      reader="seller"
      form={form}
      fieldOf={(name) => fieldOf(form, name)}
      onClose={onClose}
    />
  )
}

function GoneDialog({ place, onClose }: { place: EstablishmentView; onClose: () => void }) {
  const form = useCallForm(saveEstablishment, {
    idPrefix: 'place-',
    read: () => ({ country: place.country, isGone: true }),
    onDone: useSaid(onClose),
  })
  const bound = (name: string) => fieldOf(form, name)
  return (
    <EstablishmentGoneDialog place={place} reader="seller" form={form} fieldOf={bound} onClose={onClose} />
  )
}
