import type { texts as source } from '../../en/screens/care.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Cura e pulizia',
  pageTitle: 'Cura di cucine, forni, piani e cappe',
  description:
    'Come pulire smalto, acciaio, ottone, vetro e ghisa, un forno con o senza pirolisi e i filtri della cappa: che cosa aiuta e che cosa rovina.',
  lead: 'Che cosa pulisce, che cosa rovina e ogni quanto: materiale per materiale, funzione per funzione. Prima di tutto vale il tuo manuale.',
  others: 'Altri consigli',
  manual: 'Il manuale del tuo apparecchio dice che cosa vale per il tuo modello',
  find: 'Trova il tuo manuale',
  contents: 'In questa pagina',
  topics: {
    enamel: {
      name: 'Smalto',
      description:
        'Come pulire frontali, interni del forno e teglie smaltati: che cosa scioglie il grasso bruciato e che cosa opacizza lo smalto per sempre.',
      lead: 'Vetro fuso sull’acciaio: duro e igienico, ma non ama gli acidi e gli sbalzi.',
      daily: {
        title: 'Ogni giorno',
        text: '<list><item>Lascialo raffreddare finché non si può toccare.</item><item>Passa un panno morbido con acqua tiepida e poco detersivo per piatti.</item><item>Risciacqua e asciuga: il calcare lascia aloni.</item></list>',
      },
      stubborn: {
        title: 'Se qualcosa si è bruciato',
        text: '<list><item>Appoggia un panno bagnato per mezz’ora, poi passa la spugna.</item><item>Mescola bicarbonato e acqua fino a ottenere una pasta, lasciala agire un’ora e toglila con una spugna umida.</item><item>Quello che resta si stacca con una spatola di legno o di plastica.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Niente polveri abrasive, pagliette d’acciaio o lame: i graffi restano.</item><item>Togli subito limone, aceto, vino, pomodoro e succhi di frutta: gli acidi tolgono la lucentezza.</item><item>Niente acqua fredda sullo smalto caldo: può creparsi.</item><item>Niente spray per forni su frontali, manopole, guarnizioni e pannelli trattati.</item></list>',
      },
    },
    'stainless-steel': {
      name: 'Acciaio inox',
      description:
        'Come pulire piani, cappe e frontali in acciaio inox: impronte, calcare, aloni da calore e che cosa lo fa arrugginire.',
      lead: 'Da solo non arrugginisce. Lo fa arrugginire quello che ci resta sopra.',
      daily: {
        title: 'Ogni giorno',
        text: '<list><item>Pulisci nel senso della satinatura con un panno morbido, acqua tiepida e poco detersivo per piatti.</item><item>Asciuga subito, così non resta calcare.</item><item>Contro le impronte basta una goccia d’olio su un panno asciutto.</item></list>',
      },
      stubborn: {
        title: 'Se lo sporco resiste',
        text: '<list><item>Il calcare va via con un po’ di acido citrico in acqua; risciacqua bene e asciuga.</item><item>Una pasta di bicarbonato toglie il grasso bruciato; strofina solo nel senso della satinatura.</item><item>Gli aloni blu e bruni vicino ai bruciatori vengono dal calore. Non fanno danni; un prodotto per acciaio inox ne toglie la maggior parte.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Niente candeggina e niente prodotti con cloro: corrodono l’acciaio.</item><item>Non lasciarci sopra acqua salata, senape o altro di salato.</item><item>Niente pagliette d’acciaio: le schegge arrugginiscono e i graffi vanno contro la satinatura.</item></list>',
      },
    },
    brass: {
      name: 'Ottone e bronzo',
      description:
        'Come curare manopole, profili e maniglie in ottone e bronzo: laccati o naturali, lucidi o con la patina.',
      lead: 'L’ottone laccato resta lucido. Quello naturale si scurisce dove lo toccano le mani, e a molti piace così.',
      daily: {
        title: 'Ogni giorno',
        text: '<list><item>Basta un panno morbido, prima umido e poi asciutto.</item><item>Se il manuale dice che le manopole si sfilano, tirale dritte e pulisci dietro.</item></list>',
      },
      stubborn: {
        title: 'Se si è scurito',
        text: '<list><item>Guarda prima se è laccato: l’ottone laccato ha lo stesso aspetto dappertutto.</item><item>Solo l’ottone naturale sopporta un lucidante per ottone. Prova dove non si vede, e strofina poco.</item><item>Se la lacca si è staccata, lucidare non serve: chiedici il ricambio.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Niente lucidanti, aceto o limone sulla lacca.</item><item>Manopole e maniglie non vanno in lavastoviglie.</item><item>Niente di abrasivo.</item></list>',
      },
    },
    glass: {
      name: 'Vetro e vetroceramica',
      description:
        'Come pulire la porta del forno e il piano in vetroceramica: zucchero, grasso e calcare, e perché una porta graffiata non è una sciocchezza.',
      lead: 'La porta del forno e il piano sono due vetri diversi: quello che va bene per uno rovina l’altro.',
      daily: {
        title: 'Ogni giorno',
        text: '<list><item>Lascia raffreddare il vetro. Panno morbido con detersivo per piatti, poi panno asciutto.</item><item>Sul piano togli zucchero e dolci finché sono ancora caldi, con la zona spenta e un panno che ripari le dita dal calore. Da freddi strappano via pezzetti di superficie.</item></list>',
      },
      stubborn: {
        title: 'Se lo sporco resiste',
        text: '<list><item>Piano: un raschietto per vetroceramica con la lama in buono stato, tenuto piatto, e poi un prodotto per vetroceramica.</item><item>Porta del forno: una pasta di bicarbonato per mezz’ora, poi un panno umido. Spesso i vetri interni si smontano: il manuale dice come.</item><item>Calcare: un po’ di acido citrico, da risciacquare bene.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Niente raschietti di metallo e niente di ruvido sulla porta: i graffi possono far rompere il vetro.</item><item>Niente acqua fredda sul vetro caldo.</item><item>Sul piano solleva le pentole, non spingerle. I granelli di sale e di sabbia graffiano.</item><item>Non usare mai un piano con il vetro crepato. Stacca la corrente e chiamaci.</item></list>',
      },
    },
    'cast-iron': {
      name: 'Ghisa',
      description:
        'Come curare griglie, spartifiamma e anelli wok in ghisa: che cosa li tiene neri e che cosa li fa arrugginire.',
      lead: 'Griglie, anelli wok, spartifiamma: fatti per il fuoco, non per l’acqua.',
      daily: {
        title: 'Ogni giorno',
        text: '<list><item>Da fredda, lavala a mano con acqua tiepida e poco detersivo per piatti.</item><item>Asciugala subito e rimettila a posto solo quando è asciutta.</item><item>Rimetti gli spartifiamma esattamente com’erano: se sono storti, la fiamma è irregolare.</item></list>',
      },
      stubborn: {
        title: 'Se lo sporco resiste',
        text: '<list><item>Tienila a bagno per poco e usa una spazzola di nylon.</item><item>Se è diventata opaca o un po’ arrugginita: spazzolala a secco, stendi un velo d’olio da cucina e scaldala a fiamma bassa.</item><item>Libera i fori otturati del bruciatore con un ago sottile; uno stuzzicadenti ci si spezzerebbe dentro.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>La ghisa naturale non va in lavastoviglie.</item><item>Non lasciarla a bagno tutta la notte.</item><item>Non appoggiarla calda su vetro o smalto e non raffreddarla con l’acqua.</item></list>',
      },
    },
    'oven-cleaning': {
      name: 'Pulire il forno',
      description:
        'Pulire un forno con la pirolisi, con il vapore (Idroclean) o senza: che cosa fa ciascun sistema, come si procede e che cosa va tolto prima.',
      lead: 'Alcuni forni inceneriscono lo sporco, altri lo ammorbidiscono con il vapore, altri chiedono un panno. La scheda del tuo modello dice quale.',
      daily: {
        title: 'Con la pirolisi',
        text: '<p>Il forno arriva a quasi 500\u00a0°C: a questa temperatura il grasso diventa cenere.</p><list><item>Togli griglie, teglie e guide, a meno che il manuale dica che possono restare.</item><item>Togli i residui liberi: farebbero fumo.</item><item>La porta si blocca finché il forno non è freddo. Arieggia la stanza e tieni lontani bambini e uccelli.</item><item>Da freddo, raccogli la cenere con un panno umido.</item></list>',
      },
      stubborn: {
        title: 'Con il vapore: Idroclean',
        text: '<p>L’acqua nella cavità si scalda a 80–90\u00a0°C e ammorbidisce lo sporco bruciato.</p><list><item>A forno freddo, versa la quantità d’acqua indicata nel manuale.</item><item>Avvia la funzione e aspetta che finisca.</item><item>Raccogli l’acqua con una spugna e passa le pareti finché sono tiepide.</item></list>',
      },
      avoid: {
        title: 'Senza l’una né l’altro',
        text: '<list><item>Pulisci finché è tiepido; al resto pensa una pasta di bicarbonato lasciata agire per una notte.</item><item>I pannelli autopulenti (catalitici, ruvidi al tatto) non si strofinano e non si spruzzano mai: si puliscono con mezz’ora ad alta temperatura, a forno vuoto.</item><item>Niente spray su pannelli, guarnizioni, lampada e ventola, e mai a forno caldo.</item></list>',
      },
    },
    descaling: {
      name: 'Calcare e vapore',
      description: 'Il calcare nei forni a vapore: come si vede, come si toglie e come si evita.',
      lead: 'Dove l’acqua diventa vapore, il calcare resta. Quanto, dipende dal tuo rubinetto.',
      daily: {
        title: 'Dopo ogni uso',
        text: '<list><item>Quando il forno è freddo, raccogli l’acqua rimasta e asciuga la cavità.</item><item>Lascia la porta socchiusa finché il forno non è asciutto.</item></list>',
      },
      stubborn: {
        title: 'Se il calcare si vede',
        text: '<list><item>Macchie bianche sul fondo: coprile per mezz’ora con acqua e un po’ di acido citrico, poi risciacqua e asciuga.</item><item>Il tuo forno ha un serbatoio? Decalcificalo quando il display lo chiede, con il prodotto e nel modo indicati dal manuale.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Non lasciare acidi sullo smalto più a lungo.</item><item>Niente aceto nel serbatoio: l’odore resta e le guarnizioni ne soffrono.</item><item>Nel forno e nel serbatoio va solo acqua fresca.</item></list>',
      },
    },
    'hood-filters': {
      name: 'Filtri della cappa',
      description:
        'I filtri della cappa: ogni quanto lavare quelli antigrasso, quando sostituire quelli al carbone e perché conta.',
      lead: 'Un filtro pieno lascia passare il grasso, rende la cappa più rumorosa e può prendere fuoco.',
      daily: {
        title: 'Filtri antigrasso, una volta al mese',
        text: '<list><item>Spegni la cappa e togli i filtri di metallo.</item><item>Lavali in acqua calda con detersivo per piatti, o in lavastoviglie se il manuale lo permette: possono perdere la lucentezza, non l’effetto.</item><item>Rimettili quando sono asciutti e pulisci la cappa dietro di loro.</item></list>',
      },
      stubborn: {
        title: 'Filtri al carbone, se non c’è scarico all’esterno',
        text: '<list><item>Il carbone trattiene gli odori finché non è saturo: sostituiscilo dopo tre–sei mesi, o quando l’odore resta in cucina.</item><item>Quasi tutti non si lavano. Il manuale dice quali sì.</item><item>Una cappa che porta l’aria all’esterno non ne ha bisogno.</item></list>',
      },
      avoid: {
        title: 'Da evitare',
        text: '<list><item>Niente fiamme sotto la cappa accesa: non flambare.</item><item>Mai usare la cappa senza filtri antigrasso.</item><item>Niente pagliette d’acciaio né polveri abrasive sul corpo.</item></list>',
      },
    },
  },
  products: {
    enamel: 'Guarda le nostre cucine',
    'stainless-steel': 'Prodotti in acciaio inox',
    brass: 'Guarda le nostre cucine',
    glass: 'Piani a induzione o in vetroceramica',
    'cast-iron': 'Piani con bruciatori a gas',
    'oven-cleaning': 'Forni con Idroclean',
    descaling: 'Forni con Easy Steam',
    'hood-filters': 'Guarda le nostre cappe',
  },
};
