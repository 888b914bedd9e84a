import type { texts as source } from '../../en/screens/privacy-policy.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Informativa sulla privacy',
  description:
    'Come {{brand}} tratta i dati personali su questo sito: richieste, area riservata, cookie, tempi di conservazione e i tuoi diritti.',
  lead: 'Chiediamo solo ciò che serve per risponderti, lo conserviamo il tempo necessario e non seguiamo nessuno. Ultimo aggiornamento: giugno {{year}}.',
  contents: 'In questa pagina',
  cookieLaw: 'articolo 5, paragrafo 3, della direttiva 2002/58/CE',
  cookieLaw_IT: 'articolo 122 del Codice in materia di protezione dei dati personali',
  authority: 'all’autorità per la protezione dei dati del Paese in cui vivi o di quello in cui abbiamo sede',
  authority_IT:
    'al <garante>Garante per la protezione dei dati personali</garante> o all’autorità del Paese in cui vivi',
  parts: {
    controller: {
      title: 'Chi è il titolare',
      text: '<p>Titolare del trattamento dei dati raccolti da questo sito è {{company}}, {{street}}, {{postalCode}} {{city}}, {{country}}.</p><p>Per tutto ciò che riguarda i tuoi dati scrivi a <mail>{{email}}</mail> o all’indirizzo qui sopra, oppure telefona al <phone>{{phone}}</phone>. Questa informativa è resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).</p>',
    },
    visit: {
      title: 'Quando visiti il sito',
      text: '<p>Puoi consultare tutto il catalogo senza dirci chi sei. Per inviarti una pagina il nostro server ha bisogno dell’indirizzo internet del tuo dispositivo: lo tiene in memoria al massimo per pochi minuti, o per un’ora se ci invii una richiesta, per proteggere il sito da sovraccarichi e abusi, e non lo registra. Nei nostri log ci sono i guasti del sito, non i visitatori.</p><p>Ciò che scrivi nella ricerca viene cercato nel catalogo senza essere collegato a te.</p><p>Per sapere se le nostre pagine arrivano abbastanza in fretta, in alcune visite, scelte a caso, il browser misura tre cose: quando compare la parte più grande della pagina, con quale prontezza ti risponde e quanto si spostano i suoi elementi. Quando lasci la pagina comunica questi numeri al nostro server, insieme al tipo di pagina (per esempio un prodotto, ma non quale). I numeri vengono subito sommati: non conserviamo con essi alcun indirizzo, nome o codice che ti riguardi, e nulla viene memorizzato sul tuo dispositivo. Se il tuo browser chiede di non essere seguito (Do Not Track, Global Privacy Control), non viene misurato nulla.</p><p>Non ci sono altri strumenti di statistica delle visite, né pubblicità o contenuti di terzi: testi, caratteri e immagini arrivano tutti dal nostro server. I collegamenti alle nostre pagine sui social network sono semplici link: quelle piattaforme sanno di te solo se li segui.</p><p>La base giuridica è il nostro legittimo interesse a un sito funzionante e sicuro (articolo 6, paragrafo 1, <keep>lettera f</keep>, GDPR).</p>',
    },
    enquiries: {
      title: 'Quando ci scrivi',
      text: '<p>Con una richiesta ci invii nome, cognome, indirizzo <keep>e-mail</keep> e messaggio e, se vuoi, azienda, ruolo e numero di telefono; se arrivi dalla pagina di un prodotto, con la richiesta arriva il suo codice e, se metti la spunta, quelli dei tuoi preferiti, insieme alla lingua del sito e alla pagina da cui scrivi. Senza i primi quattro dati non potremmo risponderti; gli altri sono facoltativi.</p><p>La tua richiesta resta sul nostro server finché non è stata consegnata via <keep>e-mail</keep> al nostro ufficio vendite e viene cancellata dal server {{days}} giorni dopo. Nella casella di chi ti risponde rimane per il tempo necessario a seguirla, e oltre solo se la legge ci impone di conservare la corrispondenza. Potresti ricevere per <keep>e-mail</keep> una breve conferma di ricezione.</p><p>Controlli automatici distinguono i messaggi indesiderati da quelli veri: un modulo compilato più in fretta di quanto possa fare una persona, o troppi messaggi in poco tempo. Le richieste sospette vengono messe da parte, non eliminate. Nessuna decisione che ti riguardi è presa in modo automatico e non facciamo profilazione.</p><p>Le basi giuridiche sono il tuo consenso, che dai con la casella del modulo e puoi revocare in ogni momento (articolo 6, paragrafo 1, <keep>lettera a</keep>, GDPR), e, se ci scrivi per un acquisto o per una collaborazione, le misure precontrattuali che ci chiedi (<keep>lettera b</keep>). La revoca non pregiudica quanto fatto in precedenza. Non inviamo newsletter e usiamo il tuo indirizzo soltanto per risponderti.</p><p>Se segnali un problema di sicurezza, chiediamo anche il modello e il numero di matricola dell’apparecchio. La segnalazione arriva a chi si occupa della sicurezza dei nostri prodotti, prima di ogni altro messaggio. La usiamo solo per esaminare il problema e risponderti, mai per il marketing, e la conserviamo al massimo per cinque anni, come l’articolo 9 del regolamento (UE) 2023/988 chiede ai fabbricanti; la base giuridica è questo obbligo (articolo 6, paragrafo 1, <keep>lettera c</keep>, GDPR).</p>',
    },
    reservedArea: {
      title: 'Quando usi l’area riservata',
      text: '<p>I partner autorizzati e i centri assistenza hanno un account con nome utente, nome, indirizzo <keep>e-mail</keep> e ruolo, da cui dipendono i documenti che possono leggere. La password viene trasmessa, cifrata, al servizio che gestisce gli account; questo sito non la conserva e non la registra. I tentativi falliti vengono contati per breve tempo, perché nessuno possa indovinare le password. L’inizio della tua ultima visita viene conservato per un anno, sotto un codice al posto del nome, per mostrarti quali documenti sono nuovi.</p><p>L’account dura quanto il rapporto di lavoro. Le basi giuridiche sono il contratto con te o con l’azienda per cui lavori (articolo 6, paragrafo 1, <keep>lettera b</keep>, GDPR) e il nostro legittimo interesse a mostrare i documenti riservati solo a chi sono destinati (<keep>lettera f</keep>).</p>',
    },
    cookies: {
      title: 'Cookie e strumenti simili',
      text: '<p>Il sito memorizza solo ciò senza cui non potrebbe funzionare, perciò non serve un banner per il consenso ($t(cookieLaw)):</p><list><item><strong>Lingua</strong>: un cookie e una voce nella memoria locale del browser, entrambi di nome «lng», ricordano se leggi in italiano o in inglese. Il cookie dura un anno; la voce resta finché non la cancelli.</item><item><strong>Area riservata</strong>: un cookie di sessione, creato solo quando accedi e non leggibile dagli script. Termina quando esci o quando la sessione scade. Un secondo cookie resta 180 giorni e riconosce il browser con cui hai già effettuato l’accesso, così chi tenta di indovinare la tua password non rallenta te.</item><item><strong>Il punto della pagina</strong>: finché la scheda è aperta, il tuo browser annota fin dove avevi letto, per riportarti lì quando torni indietro. Il dato non lascia mai il tuo dispositivo e sparisce quando chiudi la scheda.</item><item><strong>Il tuo messaggio</strong>: quello che scrivi in un modulo resta nel tuo browser finché non lo invii o non chiudi la scheda, così nulla va perso se consulti un’altra pagina o la connessione cade. Lascia il tuo dispositivo solo quando lo invii. Il consenso non viene conservato: il modulo te lo chiede ogni volta.</item><item><strong>Preferiti e confronto</strong>: due voci nella memoria locale del browser, «shortlist» e «compare», contengono i codici dei prodotti che hai scelto. Restano finché non togli i prodotti o non cancelli le voci, e lasciano il tuo dispositivo solo quando il sito chiede al proprio server quei prodotti per mostrarteli, e se invii la lista o ne condividi l’indirizzo.</item></list><p>Nessun tracciamento, nessuna profilazione, nessun cookie di terze parti. Puoi cancellare tutto quando vuoi dalle impostazioni del browser: il sito continua a funzionare.</p>',
    },
    recipients: {
      title: 'Chi altro vede i dati',
      text: '<p>I tuoi dati sono visti dalle persone che, da noi, ti rispondono. I fornitori che gestiscono il server, la posta elettronica e gli account dell’area riservata lavorano per noi come responsabili del trattamento, secondo le nostre istruzioni e in base a un contratto (articolo 28 GDPR). Se chiedi di un rivenditore o dell’assistenza, trasmettiamo la richiesta al rivenditore o al centro autorizzato della tua zona solo se sei d’accordo.</p><p>Non vendiamo i dati e non li diamo a nessuno per scopi pubblicitari. Se un fornitore tratta dati fuori dallo Spazio economico europeo, lo fa solo con le garanzie degli articoli da 44 a 49 GDPR.</p>',
    },
    rights: {
      title: 'I tuoi diritti',
      text: '<p>In ogni momento e senza spese puoi chiederci:</p><list><item>se abbiamo dati che ti riguardano, e di averne una copia;</item><item>di correggerli o completarli;</item><item>di cancellarli, o di limitarne l’uso;</item><item>di consegnarli a te o ad altri in un formato comune;</item><item>di non usarli più, dove ci basiamo sul legittimo interesse;</item><item>di revocare un consenso che hai dato.</item></list><p>Scrivi a <mail>{{email}}</mail>: rispondiamo entro un mese e potremmo chiederti quanto serve per essere certi che sia tu. Se ritieni che trattiamo i tuoi dati in modo scorretto, puoi presentare reclamo $t(authority).</p>',
    },
    changes: {
      title: 'Modifiche a questa informativa',
      text: '<p>Quando il sito farà qualcosa di nuovo con i dati, questa pagina lo dirà per prima. La data in alto è quella dell’ultima modifica. Se una modifica riguarda dati che ci hai già affidato, ti avvisiamo via <keep>e-mail</keep> quando possiamo.</p>',
    },
  },
};
