'use strict';

const edition = "lite";

exports.edition = edition;
