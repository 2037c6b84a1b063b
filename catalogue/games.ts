// Every game there is: a line each. npm links all folders of games/ by itself.
export { manifest as auztralia } from '@incognita/auztralia/manifest';
export { manifest as maximumApocalypse } from '@incognita/maximum-apocalypse/manifest';
export { manifest as northwestPassage } from '@incognita/northwest-passage/manifest';
export { manifest as whiteout } from '@incognita/whiteout/manifest';
