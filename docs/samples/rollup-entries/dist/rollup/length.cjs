'use strict';

var scale = require('./shared.cjs');

const metres = (feet) => scale.scale(feet, 0.3048);

exports.metres = metres;
