export * from './checks.ts';
export { type Conformance, conformance } from './conformance.ts';
