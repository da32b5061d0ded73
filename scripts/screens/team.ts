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

const rule = { productCode: null, country: null, lang: null, mostOpen: null, savedByName: LENA.name }

/** One for a country and language, one for everybody, one whose people left. */
export const RULES = {
  people: [JONAS, LENA, MEI],
  rules: [
    { ...rule, id: 'rul_1', country: 'DE', lang: 'zh', isForAll: false, people: [LENA, MEI], mostOpen: 40 },
    { ...rule, id: 'rul_2', productCode: 'vat-registration-fr', isForAll: false, people: [] },
    { ...rule, id: 'rul_3', isForAll: true, people: [] },
  ],
}
