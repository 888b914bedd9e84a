const denials = 'no,none,non,nessuno,nessuna,assente,non previsto,non prevista,n/a'.split(',');

/** Whether what a part of a technical text says, in whatever case, denies what its label names: "Rotisserie: no". */
export const isDenial = (text: string): boolean => denials.includes(text.toLowerCase());
