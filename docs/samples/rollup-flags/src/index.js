export const edition = __EDITION__;
