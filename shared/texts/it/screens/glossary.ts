import type { texts as source } from '../../en/screens/glossary.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  terms: {
    trueFan: {
      name: 'Ventilato puro',
      text: 'Una ventola con una propria resistenza intorno. L’aria ne esce già calda e raggiunge tutti i ripiani allo stesso modo: più piatti possono cuocere insieme.',
    },
    pizza: {
      name: 'Pizza a 300\u00a0°C',
      text: 'Un’impostazione per pizza e focaccia: il forno arriva a 300\u00a0°C, con il calore soprattutto dal basso.',
    },
    leaveningAt40: {
      name: 'Lievitazione a 40\u00a0°C',
      text: 'Il forno mantiene circa 40\u00a0°C, il tepore in cui gli impasti con lievito crescono bene.',
    },
    leavening: {
      name: 'Lievitazione',
      text: 'Una temperatura bassa e costante, alla quale crescono gli impasti con lievito.',
    },
    easySteam: {
      name: 'Easy Steam',
      text: 'Un po’ d’acqua nel forno diventa vapore durante la cottura: la crosta dora in modo uniforme e l’interno resta morbido.',
    },
    idroclean: {
      name: 'Idroclean',
      text: 'Pulizia a vapore: l’acqua nella cavità si scalda a 80–90\u00a0°C e ammorbidisce lo sporco bruciato, che poi si toglie con un panno.',
    },
    booster: {
      name: 'Booster',
      text: 'Più potenza per poco tempo, per scaldare più in fretta.',
    },
    rotisserie: {
      name: 'Girarrosto',
      text: 'Uno spiedo che un motore fa girare davanti al grill, così la carne dora da ogni lato.',
    },
    gasMatik: {
      name: 'Gas-Matik',
      text: 'Un temporizzatore sull’alimentazione a gas del piano: i bruciatori rimasti accesi si spengono dopo quattro ore.',
    },
    safetyDevice: {
      name: 'Valvola di sicurezza',
      text: 'Detta anche FFD o valvolatura. Un sensore accanto a ogni fiamma: se la fiamma si spegne, il gas viene chiuso.',
    },
    wokBurner: {
      name: 'Bruciatore wok',
      text: 'Un bruciatore potente con due o più corone di fiamma, per wok e pentole grandi.',
    },
    wokRing: {
      name: 'Anello wok',
      text: 'Un anello che si appoggia sulla griglia e tiene ferma una padella dal fondo tondo.',
    },
    induction: {
      name: 'Induzione',
      text: 'Un campo magnetico scalda il fondo della pentola, e il vetro solo attraverso di essa. Servono pentole a cui si attacca una calamita.',
    },
    ceramic: {
      name: 'Zone in vetroceramica',
      text: 'Resistenze sotto una lastra di vetroceramica, che diventano roventi e scaldano pentole di ogni tipo.',
    },
    solidPlates: {
      name: 'Piastre elettriche',
      text: 'Piastre tonde in ghisa con una resistenza all’interno. Si scaldano lentamente e restano calde a lungo.',
    },
    multifunction: {
      name: 'Forno multifunzione',
      text: 'Un forno elettrico in cui resistenze sopra e sotto, grill e ventola si usano da soli o insieme.',
    },
    staticOven: {
      name: 'Forno statico',
      text: 'Un forno che scalda da sopra e da sotto, senza ventola, un ripiano alla volta.',
    },
    fanOven: {
      name: 'Forno ventilato',
      text: 'Un forno in cui una ventola distribuisce il calore delle resistenze, per cuocere in modo uniforme su più ripiani.',
    },
    softClosing: {
      name: 'Chiusura ammortizzata',
      text: 'Un ammortizzatore nelle cerniere rallenta la porta, che si chiude senza sbattere.',
    },
    coolingFan: {
      name: 'Ventola tangenziale',
      text: 'Una ventola che muove l’aria attorno al forno, non dentro, e mantiene freschi comandi e mobili.',
    },
    recirculation: {
      name: 'Ricircolo',
      text: 'Dove non c’è un tubo verso l’esterno, la cappa filtra l’aria con il carbone e la restituisce alla stanza.',
    },
    lpg: {
      name: 'GPL',
      text: 'Gas liquido in bombola o serbatoio, propano o butano. Richiede ugelli diversi dal metano; li cambia un tecnico.',
    },
    naturalGas: {
      name: 'Metano G20',
      text: 'Gas di rete, quasi tutto metano. G20 è il nome del gas di prova che lo rappresenta, a una pressione di 20 mbar.',
    },
    phases: {
      name: '2N, 3N',
      text: 'L’apparecchio si può collegare a due (2N) o tre (3N) fasi di una linea trifase, e al neutro.',
    },
    usableVolume: {
      name: 'Volume utile e lordo',
      text: 'Il lordo è tutto lo spazio della cavità; l’utile è quello che resta tra griglie, resistenze e ventola.',
    },
  },
};
