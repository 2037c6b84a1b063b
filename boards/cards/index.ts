import './cards.css';

export { type BrowsedCard, CardBrowser } from './browser.tsx';
export { CardBack, CardIcon, CardText, LargeCard, SmallFace, StillCard } from './card-face.tsx';
export { type CardFace, type CardFact, type CardMark, plainText } from './face.ts';
export { Hand, type HeldCard, HiddenHand, stackAlike } from './hand.tsx';
export { Deck, OpenPile } from './pile.tsx';
export { RangeDiagram, type Reach } from './range-diagram.tsx';
