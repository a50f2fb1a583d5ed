/** Whether a host is the device itself, whoever asks: nobody elsewhere gets to it. */
export const leadsHere = (host: string): boolean => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(host);
