/** Why the SAT takes no document of this kind: its code and, in its words, the reason. */
export interface Fault {
  code: string;
  message: string;
}
