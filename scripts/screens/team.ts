const LENA = { id: 'stf_1', name: 'Lena Vogt' }
const JONAS = { id: 'stf_2', name: 'Jonas Brandt' }
const MEI = { id: 'stf_3', name: 'Mei Lin' }

const absence = { savedByName: LENA.name }

/** One away with a stand-in, one with nobody, one not yet. */
export const ABSENCES = {
  people: [JONAS, LENA, MEI],
  absences: [
    {
      ...absence,
      id: 'abs_1',
      staffId: JONAS.id,
      name: JONAS.name,
      from: '2026-03-02',
      until: '2026-03-13',
      standIn: MEI,
      isAway: true,
      doesTheWork: MEI,
    },
    {
      ...absence,
      id: 'abs_2',
      staffId: LENA.id,
      name: LENA.name,
      from: '2026-03-04',
      until: '2026-03-04',
      standIn: JONAS,
      isAway: true,
      doesTheWork: null,
    },
    {
      ...absence,
      id: 'abs_3',
      staffId: MEI.id,
      name: MEI.name,
      from: '2026-08-01',
      until: '2026-08-31',
      standIn: null,
      isAway: false,
      doesTheWork: MEI,
    },
  ],
}

const rule = {
  productCode: null,
  country: null,
  lang: null,
  team: null,
  mostOpen: null,
  savedByName: LENA.name,
}

const NORTH = { id: 'team_1', name: 'North' }
const SHANGHAI = { id: 'team_2', name: '上海组' }

/** One for some countries, one that sits elsewhere, one whose people left. */
export const TEAMS = {
  people: [JONAS, LENA, MEI],
  teams: [
    { ...NORTH, members: [LENA, JONAS], countries: ['DE', 'PL', 'CZ'], seat: null, savedByName: LENA.name },
    { ...SHANGHAI, members: [MEI], countries: [], seat: 'CN', savedByName: LENA.name },
    { id: 'team_3', name: 'West', members: [], countries: ['FR', 'ES'], seat: null, savedByName: MEI.name },
  ],
}

/** One for a country and language, one for a team, one for everybody, one whose people left. */
export const RULES = {
  people: [JONAS, LENA, MEI],
  teams: [NORTH, SHANGHAI],
  rules: [
    { ...rule, id: 'rul_1', country: 'DE', lang: 'zh', isForAll: false, people: [LENA, MEI], mostOpen: 40 },
    { ...rule, id: 'rul_2', productCode: 'vat-registration-fr', isForAll: false, people: [] },
    { ...rule, id: 'rul_4', isForAll: false, people: [], team: NORTH },
    { ...rule, id: 'rul_3', isForAll: true, people: [] },
  ],
}

const DAYS = Array.from({ length: 14 }, (_, n) =>
  new Date(Date.UTC(2026, 1, 17 + n)).toISOString().slice(0, 10),
)
const none = { agency: 0, beyondLevel: 0, waiting: 0, overdue: 0, onHold: 0 }

/** Somebody who left with work, one with much and one with little; what each did a day. */
export const LOAD = {
  days: DAYS,
  people: [
    {
      ...JONAS,
      works: false,
      teams: [],
      absence: null,
      ...none,
      agency: 3,
      overdue: 1,
      onHold: 1,
      done: DAYS.map(() => 0),
    },
    {
      ...LENA,
      works: true,
      teams: [NORTH.name],
      absence: { from: '2026-03-02', until: '2026-03-13', isAway: true, standIn: MEI.name },
      agency: 18,
      beyondLevel: 2,
      waiting: 24,
      overdue: 3,
      onHold: 1,
      done: DAYS.map((_, n) => (n * 5) % 9),
    },
    {
      ...MEI,
      works: true,
      teams: [SHANGHAI.name],
      absence: null,
      ...none,
      agency: 4,
      waiting: 6,
      done: DAYS.map((_, n) => (n * 3) % 7),
    },
  ],
  nobody: { id: 'nobody', ...none, agency: 2 },
}

export const OPEN_ORDERS = {
  orders: [
    {
      id: 'wo_1',
      number: 'WO-2026-000041',
      company: 'Shenzhen Lanhai Trading Co., Ltd.',
      product: 'VAT registration, Germany',
    },
    { id: 'wo_2', number: 'WO-2026-000057', company: 'Ningbo Huada Home Co., Ltd.', product: 'EORI number' },
    {
      id: 'wo_3',
      number: 'WO-2026-000063',
      company: 'Hangzhou Yunqi Electronics Co., Ltd.',
      product: 'VAT registration, France',
    },
  ],
  more: false,
}
