import type { ConfirmationWording } from './confirmation-wording.ts'

export const it: ConfirmationWording = {
  title: 'Attestazione di presentazione',
  numbered: 'Attestazione {{number}} del {{day}}',
  salutation: 'A chi di competenza',
  intro:
    'Con la presente attestiamo di aver presentato all’autorità competente, in nome e per conto dell’impresa sotto indicata, la seguente domanda o comunicazione.',
  company: 'Impresa',
  service: 'Oggetto',
  country: 'Paese',
  ourReference: 'Nostro riferimento',
  filedOn: 'Data di presentazione',
  filedAgainOn: 'Ulteriore presentazione',
  way: 'Modalità di presentazione',
  reference: 'Riferimento della pratica',
  status: 'Situazione al {{day}}',
  states: {
    AWAITED: 'Si è in attesa della decisione dell’autorità.',
    QUERIED: 'L’autorità ha richiesto ulteriori informazioni in data {{day}}.',
    GRANTED: 'Rilasciato in data {{day}}.',
  },
  results: {
    TAX_NUMBER: 'Codice fiscale',
    VAT_NUMBER: 'Partita IVA',
    EORI_NUMBER: 'Codice EORI',
    EPR_NUMBER: 'Numero di registrazione EPR',
    OSS_CONFIRMATION: 'Conferma di registrazione',
    MANDATE: 'Mandato',
    DECISION: 'Provvedimento',
  },
  limits:
    'La presente attestazione riporta quanto risulta dai nostri atti alla data di emissione. Non costituisce un provvedimento dell’autorità e non lo sostituisce.',
  check:
    'È possibile verificare la presente attestazione su {{page}} scansionando il codice QR o inserendo il seguente codice:',
  code: 'Codice di verifica',
  issued: 'Documento elettronico emesso da {{agency}}, valido senza firma.',
  foot: 'Attestazione {{number}} · Pagina {{page}} di {{pages}}',
  services: {
    'vat-registration': 'Identificazione ai fini IVA',
    'vat-retroactive': 'Regolarizzazione di dichiarazioni IVA',
    'vat-deregistration': 'Cessazione della posizione IVA',
    'oss-registration': 'Registrazione al regime OSS (sportello unico)',
    'ioss-registration': 'Registrazione al regime IOSS (sportello unico per le importazioni)',
    eori: 'Codice EORI',
    packaging: 'Registrazione EPR – imballaggi',
    weee: 'Registrazione EPR – apparecchiature elettriche ed elettroniche (RAEE)',
    batteries: 'Registrazione EPR – batterie',
    textiles: 'Registrazione EPR – prodotti tessili',
    toys: 'Registrazione EPR – giocattoli',
  },
}
