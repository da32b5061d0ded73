import type { ConfirmationWording } from './confirmation-wording.ts'

export const pl: ConfirmationWording = {
  title: 'Potwierdzenie złożenia wniosku',
  numbered: 'Pismo nr {{number}} z dnia {{day}}',
  salutation: 'Do wiadomości zainteresowanych',
  intro:
    'Niniejszym potwierdzamy, że w imieniu wskazanego poniżej przedsiębiorstwa złożyliśmy we właściwym urzędzie następujący wniosek lub zgłoszenie.',
  company: 'Przedsiębiorstwo',
  service: 'Przedmiot',
  country: 'Kraj',
  ourReference: 'Nasz znak',
  filedOn: 'Data złożenia',
  filedAgainOn: 'Data kolejnego pisma',
  way: 'Sposób złożenia',
  reference: 'Numer referencyjny',
  status: 'Stan na dzień {{day}}',
  states: {
    AWAITED: 'Oczekuje na decyzję urzędu.',
    QUERIED: 'W dniu {{day}} urząd wezwał do złożenia wyjaśnień.',
    GRANTED: 'Nadano w dniu {{day}}.',
  },
  results: {
    TAX_NUMBER: 'Numer identyfikacji podatkowej',
    VAT_NUMBER: 'Numer VAT',
    EORI_NUMBER: 'Numer EORI',
    EPR_NUMBER: 'Numer rejestrowy EPR',
    OSS_CONFIRMATION: 'Potwierdzenie rejestracji',
    MANDATE: 'Pełnomocnictwo',
    DECISION: 'Decyzja',
  },
  limits:
    'Niniejsze pismo odzwierciedla stan naszej dokumentacji w dniu wystawienia. Nie stanowi decyzji urzędu ani jej nie zastępuje.',
  check:
    'Autentyczność pisma można sprawdzić na stronie {{page}}, skanując kod QR lub wpisując poniższy kod:',
  code: 'Kod weryfikacyjny',
  issued: 'Dokument elektroniczny wystawiony przez {{agency}}, ważny bez podpisu.',
  foot: 'Pismo nr {{number}} · Strona {{page}} z {{pages}}',
  services: {
    'vat-registration': 'Rejestracja do celów VAT',
    'vat-retroactive': 'Zaległe deklaracje VAT',
    'vat-deregistration': 'Wyrejestrowanie z VAT',
    'oss-registration': 'Rejestracja do procedury OSS',
    'ioss-registration': 'Rejestracja do procedury importowej IOSS',
    eori: 'Numer EORI',
    packaging: 'Rejestracja EPR – opakowania',
    weee: 'Rejestracja EPR – sprzęt elektryczny i elektroniczny (WEEE)',
    batteries: 'Rejestracja EPR – baterie i akumulatory',
    textiles: 'Rejestracja EPR – wyroby włókiennicze',
    toys: 'Rejestracja EPR – zabawki',
  },
}
