import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { holidayName } from '#platform/shared/public-holiday-names.ts'
import { publicHolidaysIn } from '#platform/shared/public-holidays.ts'
import * as absences from '../staff/absences-contract.ts'
import * as calls from '../staff/contract.ts'
import * as teams from '../staff/teams-contract.ts'
import * as rules from '../staff/rules-contract.ts'
import { USUAL_LEVEL, yearOf } from '../service-levels.ts'
import { orderRules } from './order-rules.ts'
import { readAbsences } from './read-absences.ts'
import { readTeams } from './read-teams.ts'
import { removeTeam, saveTeam } from './save-team.ts'
import { readRules } from './read-rules.ts'
import { removeAbsence, saveAbsence } from './save-absence.ts'
import { removeDay, saveDay } from './save-day.ts'
import { removeRule, saveRule } from './save-rule.ts'
import { removeLevel, saveLevel, type TeamActor } from './save-level.ts'
import { countryDaysOfYear, daysOfYear, listServiceLevels } from './team.queries.ts'
import type { AgencyDayRow, ServiceLevelRow } from './team.tables.ts'

export function teamRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.listLevels, async () => ({
      levels: (await listServiceLevels(deps.db)).map(presentLevel),
      usual: { days: USUAL_LEVEL.days, firstDays: USUAL_LEVEL.firstDays },
    })),
    handle(calls.saveLevel, async (context, input) =>
      presentLevel(await saveLevel(deps, actorOf(context), input)),
    ),
    handle(calls.removeLevel, async (context, { levelId }) => {
      await removeLevel(deps, actorOf(context), levelId)
      return {}
    }),
    handle(calls.listAgencyDays, async ({ lang }, input) => {
      const { agency } = deps.config
      const { year = yearOf(deps.clock.now(), agency.timeZone), country = agency.country } = input
      const isOwn = country === agency.country
      const days = await (isOwn ? daysOfYear(deps.db, year) : countryDaysOfYear(deps.db, country, year))
      const holidays = publicHolidaysIn(country, year).map(({ day, rule }) => ({
        day,
        name: pickText(holidayName(country, rule), lang),
      }))
      return { year, country, isOwn, holidays, days: days.map(presentDay) }
    }),
    handle(calls.saveAgencyDay, async (context, input) =>
      presentDay(await saveDay(deps, actorOf(context), input)),
    ),
    handle(calls.removeAgencyDay, async (context, input) => {
      await removeDay(deps, actorOf(context), input)
      return {}
    }),
    ...peopleRoutes(deps),
  ]
}

/** Who is away, and who gets what. */
function peopleRoutes(deps: ServerDeps): Route[] {
  return [
    handle(absences.listAbsences, () => readAbsences(deps)),
    handle(absences.saveAbsence, (context, input) =>
      saveAbsence(deps, personOf(context), { ...input, newId: idOfRequest('abs', context) }),
    ),
    handle(absences.removeAbsence, async (context, { absenceId }) => {
      await removeAbsence(deps, personOf(context), absenceId)
      return {}
    }),
    handle(teams.listTeams, () => readTeams(deps)),
    handle(teams.saveTeam, (context, input) =>
      saveTeam(deps, actorOf(context), { ...input, newId: idOfRequest('team', context) }),
    ),
    handle(teams.removeTeam, async (context, { teamId }) => {
      await removeTeam(deps, actorOf(context), teamId)
      return {}
    }),
    handle(rules.listRules, () => readRules(deps)),
    handle(rules.saveRule, (context, input) =>
      saveRule(deps, actorOf(context), { ...input, newId: idOfRequest('rul', context) }),
    ),
    handle(rules.removeRule, async (context, { ruleId }) => {
      await removeRule(deps, actorOf(context), ruleId)
      return {}
    }),
    handle(rules.orderRules, async (context, { ruleIds }) => {
      await orderRules(deps, actorOf(context), ruleIds)
      return {}
    }),
  ]
}

const actorOf = (context: CallContext): TeamActor => {
  const { staffId, staffName } = staffOf(context)
  return { staffId, staffName, address: context.ip }
}

const personOf = (context: CallContext) => ({ ...actorOf(context), role: staffOf(context).role })

const presentLevel = ({ id, productCode, step, days, firstDays, savedByName }: ServiceLevelRow) => ({
  id,
  productCode,
  step,
  days,
  firstDays,
  savedByName,
})

const presentDay = ({ day, works, name, savedByName }: AgencyDayRow) => ({ day, works, name, savedByName })
